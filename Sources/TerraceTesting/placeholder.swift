import Terrace
