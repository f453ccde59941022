import { configureStore } from '@reduxjs/toolkit'
import { api } from '#api/client/api'
import type { Transport } from '#api/client/transport'

/** Makes a store with only the cache of answers. */
export function makeDataStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

/** Rejects when its signal aborts, like a real `fetch`, and never answers. */
export const neverAnswers: Transport = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
