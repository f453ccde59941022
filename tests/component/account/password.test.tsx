import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PasswordPage } from '#features/account/PasswordPage'
import { simulateOffline } from '#lib/device/presence'
import { answerWith, errorOf, lost } from '../answers'
import { renderApp } from '../renderApp'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  simulateOffline(false)
  localStorage.clear()
})

const path = '/usersystem/changepassword'
const fields = () => ({
  present: screen.getByLabelText(/^Current password/),
  next: screen.getByLabelText(/^New password(?! again)/),
  again: screen.getByLabelText(/^New password again/),
})
const button = () => screen.getByRole('button', { name: 'Change password' })

async function fillIn({ user }: Awaited<ReturnType<typeof renderApp>>, again = 'better one') {
  await user.type(fields().present, 'player1234')
  await user.type(fields().next, 'better one')
  await user.type(fields().again, again)
  await user.click(button())
}

describe('the password page', () => {
  it('names each field for password managers', async () => {
    const { container } = await renderApp(<PasswordPage />)
    expect(container.querySelector('[autocomplete=username]')).toHaveValue('0812345678')
    expect(fields().present).toHaveAttribute('autocomplete', 'current-password')
    expect(fields().next).toHaveAttribute('autocomplete', 'new-password')
    expect(fields().again).toHaveAttribute('autocomplete', 'new-password')
  })

  it('changes the password and leaves no password in the form, store or storage', async () => {
    const calls = answerWith({ [path]: () => ({ data: { changedAt: '2026-11-21T05:00:00Z' } }) })
    const rendered = await renderApp(<PasswordPage />)
    await fillIn(rendered)
    expect(await screen.findByText(/The password is changed/)).toBeVisible()
    expect(calls[0]?.body).toMatchObject({
      userId: 'u1',
      password: 'player1234',
      newPassword: 'better one',
    })
    expect(fields().present).toHaveValue('')
    const kept = JSON.stringify([rendered.store.getState(), localStorage, sessionStorage])
    expect(kept).not.toContain('better one')
    expect(kept).not.toContain('player1234')
  })

  it('reports a wrong current password and moves the focus to that field', async () => {
    answerWith({ [path]: () => errorOf('wrongpassword') })
    await fillIn(await renderApp(<PasswordPage />))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your current password is incorrect')
    expect(fields().present).toHaveFocus()
    expect(fields().next).toHaveValue('better one')
  })

  it('sends nothing while the two new passwords differ', async () => {
    const calls = answerWith({})
    await fillIn(await renderApp(<PasswordPage />), 'bitter one')
    expect(fields().again).toHaveAccessibleDescription('The new passwords do not match')
    expect(fields().again).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('sends the same request id again after a lost answer', async () => {
    const ids: unknown[] = []
    answerWith({
      [path]: async ({ body }) => {
        ids.push(Object(body).requestId)
        return ids.length === 1 ? lost() : { data: { changedAt: '2026-11-21T05:00:00Z' } }
      },
    })
    const rendered = await renderApp(<PasswordPage />)
    await fillIn(rendered)
    expect(await screen.findByRole('alert')).toHaveTextContent(/made only once/)
    await rendered.user.click(button())
    expect(await screen.findByText(/The password is changed/)).toBeVisible()
    expect(ids[1]).toBe(ids[0])
  })

  it('says offline that it waits for a connection', async () => {
    await renderApp(<PasswordPage />)
    act(() => simulateOffline(true))
    expect(screen.getByText(/once there is a connection/)).toBeVisible()
    expect(button()).toBeDisabled()
  })
})
