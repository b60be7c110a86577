// Empty: Swift Testing looks for a module of this name beside the framework.
