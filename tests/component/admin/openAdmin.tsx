import * as v from 'valibot'
import { setTransport } from '#api/client/transport'
import { AdminArea } from '#app/admin/AdminArea'
import { makeStore } from '#app/store'
import { adminLoginAnswerSchema } from '#contract/admin/account'
import { keepSession } from '#features/admin/api/adminSession'
import { callAdmin, type Username } from '../../unit/admin/staff'
import { callProvider } from '../../unit/provider/backEnds'
import { renderApp } from '../renderApp'

/** A page of the operator's side, in the name of one of the staff. */
export async function openAdmin(path: string, username: Username) {
  const { body } = await callAdmin('login', { body: { username, password: `${username}1234` } })
  const session = v.parse(adminLoginAnswerSchema, body)
  if (!('token' in session)) throw new Error('A second factor is asked for')
  keepSession(session)
  // What players are told, a preview asks for as they do.
  setTransport(async ({ url }) => {
    const { status, body: answer } = await callProvider(new URL(url).pathname)
    return Response.json(answer, { status })
  })
  return renderApp(<AdminArea />, { store: makeStore(), path, ownMain: true, locale: 'en' })
}
