/** What the registration leaves in the history entry of /login. */
export interface Arrival {
  /** The account that was just created, to be filled in; empty when there is none. */
  registered: string
}

/** History state outlives versions of the app, so it is checked like anything stored. */
export function readArrival(state: unknown): Arrival {
  const known = typeof state === 'object' && state !== null && 'registered' in state
  return { registered: known && typeof state.registered === 'string' ? state.registered : '' }
}

/** The state of a history entry, with the new account added: what the guard left there stays. */
export function withArrival(state: unknown, arrival: Arrival): object {
  return { ...Object(state), ...arrival }
}
