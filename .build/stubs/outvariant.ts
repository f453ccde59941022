/** Stands in for `outvariant` in MSW, which fills in its warnings with it: here the values stand behind the words. */
export function format(message: string, ...values: unknown[]): string {
  return [message, ...values].join(' ')
}

export function invariant(holds: unknown, message: string, ...values: unknown[]): asserts holds {
  if (!holds) throw new Error(format(message, ...values))
}
