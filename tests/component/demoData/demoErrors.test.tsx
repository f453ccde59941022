import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mailChangePaths } from '#contract/mail/changes'
import { MailPage } from '#features/mail/MailPage'
import { mailDatabase } from '#mocks/mail/database'
import type { Locale } from '#ui/intl/locale'
import { locales } from '#ui/intl/locale'
import en from '../../../src/locales/en/demo/demo.json'
import fr from '../../../src/locales/fr/demo/demo.json'
import ro from '../../../src/locales/ro/demo/demo.json'
import th from '../../../src/locales/th/demo/demo.json'
import zh from '../../../src/locales/zh/demo/demo.json'
import { answerDemo, renderDemo, resetDemo } from '../demoPages'

const texts: Readonly<Record<Locale, typeof en>> = { en, fr, ro, th, zh }

/** Compares text with the no-break spaces of French intact. */
const exactly = { normalizer: (words: string) => words }

/** Catalogue key, status and body of each refusal: what the server sends and what the user reads instead. */
const message = 'words of a server'
const errors: readonly [key: keyof typeof en, status: number, body: object][] = [
  ['demo.refused.changed', 400, { message, code: 'changed' }],
  ['demo.refused.full', 400, { message, code: 'full' }],
  ['demo.refused.taken', 400, { message, code: 'taken' }],
  ['demo.refused.invalid', 400, { message }],
  ['demo.refused.failed', 500, { message }],
]

beforeEach(() => resetDemo(mailDatabase))

/**
 * Opens a draft.
 * @returns a function that types into its text, the last field of the form
 */
async function openDraft(locale: Locale) {
  await renderDemo(<MailPage />, { path: '/app/mail?compose=new', locale })
  const form = within(await screen.findByRole('dialog'))
  const field = (await form.findAllByRole('textbox')).at(-1) ?? document.body
  return (value: string) => fireEvent.change(field, { target: { value } })
}

it.each(locales)('a refusal is explained in the user’s language: %s', async (locale) => {
  const answers = errors.map(([, status, body]) => Response.json(body, { status }))
  answerDemo({ [mailChangePaths.saveDraft]: () => answers.shift() ?? Response.error() })
  const type = await openDraft(locale)
  for (const [key] of errors) {
    type(key)
    const told = await screen.findByText((words) => words.includes(texts[locale][key]), exactly)
    expect(told).not.toHaveTextContent(message)
  }
})

it('a draft that another window has sent says so in Thai', async () => {
  const type = await openDraft('th')
  type('Hi')
  await waitFor(async () => expect(await mailDatabase.mails.get('new')).toBeDefined())
  await mailDatabase.mails.update('new', { draft: false, sent: true })
  type('Hi there')
  await screen.findByText((words) => words.includes(th['demo.refused.changed']))
})
