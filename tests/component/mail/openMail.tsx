import { screen, within } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { MailPage } from '#features/mail/MailPage'
import { setClock } from '#mocks/clock'
import { mailDatabase } from '#mocks/mail/database'
import { chooseDemoClock } from '#ui/time/demoClock'
import { renderDemo, resetDemo } from '../demoPages'

/** Stubs a screen wide enough for list and mail side by side, but not for the folders. */
export function beWide(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && !query.includes('1200') && query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

export const open = (query = '') => renderDemo(<MailPage />, { path: `/app/mail${query}` })

export const rows = async (name = 'Inbox') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')

export const row = (subject: RegExp) => screen.findByRole('link', { name: subject })

export const subject = (name: RegExp) => screen.findByRole('heading', { name })

export const address = () => screen.getByTestId('address').textContent

export const stored = (id: string) => mailDatabase.mails.get(id)

export const field = (name: string) => screen.findByRole('textbox', { name })

export const to = () => screen.findByRole('combobox', { name: 'To' })

export const toast = (words: RegExp) => screen.findByText(words)

/** Sets up each test: the sample mails, a stopped clock, list and mail side by side. */
export function startMail(): void {
  beforeEach(async () => {
    // The clock is stopped, so that nothing leaves the outbox on a slow machine.
    const start = Date.now()
    setClock(() => start)
    beWide(true)
    await resetDemo(mailDatabase)
    return () => {
      chooseDemoClock(null)
      vi.unstubAllGlobals()
    }
  })
}
