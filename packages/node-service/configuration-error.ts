/** Thrown when an environment variable is missing or invalid. The message names the variable and what it must be. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
