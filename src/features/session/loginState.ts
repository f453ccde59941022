/** History state that the registration passes to /login. */
export interface LoginState {
  /** User name of the new account, to fill in; empty if there is none. */
  registered: string
}

/** History state outlives app versions, so it is validated like stored data. */
export function readLoginState(state: unknown): LoginState {
  const known = typeof state === 'object' && state !== null && 'registered' in state
  return { registered: known && typeof state.registered === 'string' ? state.registered : '' }
}

/** Adds the new account to a history state; other entries, such as the guard's, stay. */
export function withLoginState(state: unknown, arrival: LoginState): object {
  return { ...Object(state), ...arrival }
}
