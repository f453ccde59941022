import { StoreFault } from './database/storeFault'

/** Answers that the handlers of several domains give. */

export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** The provider's usual envelope. */
export function data(content: unknown): Response {
  return Response.json({ data: content })
}

/**
 * Turns whatever a handler throws into an answer, so that no call ever ends without one. A store at
 * fault is named beside the words: its `code`, and the `domain` whose data it is.
 */
export async function answered(
  work: () => Promise<Response>,
  wordsFor: (cause: unknown) => string = () => 'Internal server error',
): Promise<Response> {
  try {
    return await work()
  } catch (cause) {
    console.error('A simulated call failed', cause)
    if (!(cause instanceof StoreFault)) return refuse(500, wordsFor(cause))
    const { code, domain } = cause
    return Response.json({ message: wordsFor(cause), code, domain }, { status: 500 })
  }
}
