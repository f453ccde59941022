/**
 * An error that the answer names by its code. Thrown inside a transaction, it rolls back all writes. The
 * subclasses say which calls answer it: the provider's, the staff's, a demo section's, or any whose storage fails.
 */
export class CodedError<Code extends string | number, Values extends object> extends Error {
  constructor(
    readonly code: Code,
    /** What the answer says beside the code. */
    readonly values: Values,
    options?: ErrorOptions & { message?: string },
  ) {
    super(options?.message ?? String(code), options)
  }
}
