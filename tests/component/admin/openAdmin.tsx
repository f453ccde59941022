import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { AdminArea } from '#app/admin/AdminArea'
import { makeStore } from '#app/store'
import { adminLoginAnswerSchema } from '#contract/admin/account'
import { keepSession } from '#features/admin/api/adminSession'
import { callAdmin, type Username } from '../../unit/admin/staff'
import { renderApp } from '../renderApp'

/** A page of the operator's side, in the name of one of the staff; `before` is done when they have logged in. */
export async function openAdmin(path: string, username: Username, before?: () => void) {
  const { body } = await callAdmin('login', { body: { username, password: `${username}1234` } })
  const session = v.parse(adminLoginAnswerSchema, body)
  if (!('token' in session)) throw new Error('A second factor is asked for')
  keepSession(session)
  before?.()
  const store = makeStore()
  // The players' cache is open in all component tests. In the app it is not on these pages, so that whoever asks
  // it takes the page away.
  onTestFinished(() => expect(store.getState().api?.queries).toEqual({}))
  return renderApp(<AdminArea />, { store, path, ownMain: true, locale: 'en' })
}
