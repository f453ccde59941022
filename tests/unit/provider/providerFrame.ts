import { configureStore } from '@reduxjs/toolkit'
import { api } from '#api/client/api'
import type { Transport } from '#api/client/transport'

/** A store with nothing but the cache of answers. */
export function makeDataStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

/** Ends as a real `fetch` does when its signal aborts, and not before. */
export const neverAnswers: Transport = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
