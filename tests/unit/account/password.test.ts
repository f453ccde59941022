import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { validatePasswords } from '#features/account/password/usePasswordChange'
import { database } from '#mocks/provider/database/database'
import { callProvider, demo, demoId } from '../provider/backEnds'
import { clockTime, iso, Person, startProvider } from '../provider/providerPlayer'

beforeEach(startProvider)

const person = new Person(demoId)
const path = providerPaths.changePassword()
const newPassword = 'a better one 9'

const logIn = async (password: string) =>
  (await callProvider(providerPaths.playerLogin(), { body: { ...demo, password } })).body

describe('a change of password', () => {
  test('the new password logs the player in and the old one no longer does', async () => {
    const answer = await person.done(path, { password: demo.password, newPassword })
    expect(answer).toEqual({ changedAt: iso(clockTime()) })
    expect(await logIn(newPassword)).toMatchObject({ id: demoId })
    expect(await logIn(demo.password)).toBe('wrongpass')
  })

  test('a change of password needs the current password and a different new one', async () => {
    const wrong = await person.refused(path, { password: 'guessed', newPassword })
    expect(wrong['code']).toBe('wrongpassword')
    const same = await person.refused(path, {
      password: demo.password,
      newPassword: demo.password,
    })
    expect(same['code']).toBe('passwordsame')
    expect(await logIn(demo.password)).toMatchObject({ id: demoId })
  })

  test('a change of password that is sent twice is made once and gets the same answer', async () => {
    const request = { requestId: crypto.randomUUID(), password: demo.password, newPassword }
    const first = await person.done(path, request)
    expect(await person.done(path, request)).toEqual(first)
    const other = await person.refused(path, { ...request, newPassword: 'something else' })
    expect(other['code']).toBe('requestmismatch')
  })

  test('only one of two simultaneous changes of password succeeds', async () => {
    const outcomes = await Promise.all(
      ['first one', 'second one'].map((next) =>
        person.request(path, { password: demo.password, newPassword: next }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a change of password is refused for another player, and with a blank password', async () => {
    const stranger = new Person('M1002')
    const body = { password: demo.password, newPassword, userId: demoId }
    expect((await stranger.request(path, body)).status).toBe(403)
    expect(
      (await person.request(path, { password: demo.password, newPassword: '  ' })).status,
    ).toBe(400)
    expect(await logIn(demo.password)).toMatchObject({ id: demoId })
  })

  test('a change of password leaves neither password in any table', async () => {
    await person.done(path, { password: demo.password, newPassword })
    const rows = await Promise.all(database.tables.map((table) => table.toArray()))
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(newPassword)
    expect(kept).not.toContain(demo.password)
  })
})

test('the password form reports missing and unequal passwords in the order of its fields', () => {
  const all = { password: 'a', newPassword: 'b', again: 'b' }
  expect(validatePasswords(all)).toEqual({})
  expect(Object.keys(validatePasswords({ password: '', newPassword: ' ', again: '' }))).toEqual([
    'password',
    'newPassword',
  ])
  expect(validatePasswords({ ...all, again: 'c' })).toEqual({
    again: 'account.password.mismatch',
  })
})
