/** A variable is missing or invalid; the message names it and what it must be. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
