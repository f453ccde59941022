import { act } from '@testing-library/react'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { AdminArea } from '#app/admin/AdminArea'
import { makeStore } from '#app/store'
import { adminLoginAnswerSchema } from '#contract/admin/account'
import { keepSession } from '#features/admin/api/adminSession'
import { callAdmin, type Username } from '../../unit/admin/staff'
import { renderApp } from '../renderApp'

/** Opens a back-office page, logged in as `username`. `before` runs after the login. */
export async function openAdmin(path: string, username: Username, before?: () => void) {
  const { body } = await callAdmin('login', { body: { username, password: `${username}1234` } })
  const session = v.parse(adminLoginAnswerSchema, body)
  if (!('token' in session)) throw new Error('A second factor is asked for')
  keepSession(session)
  before?.()
  const store = makeStore()
  // In the app the player API’s cache is not loaded on these pages, so a page that uses it would fail.
  // Component tests load it, so this checks that no page uses it.
  onTestFinished(() => expect(store.getState().api?.queries).toEqual({}))
  return renderApp(<AdminArea />, { store, path, ownMain: true, locale: 'en' })
}

/** Ends the time to undo: the browser says that the page is left, so confirmed decisions are sent at once. */
export function letDecisionsGo(): void {
  act(() => void dispatchEvent(new Event('pagehide')))
}
