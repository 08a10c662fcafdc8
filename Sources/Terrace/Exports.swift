// What programs import is one module: the layers below are seen through it.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import TerraceCore
@_exported import TerraceScreen
