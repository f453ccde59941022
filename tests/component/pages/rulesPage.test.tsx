import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WithTexts } from '#app/texts/WithTexts'
import { RulesPage } from '#features/pages/RulesPage'
import { openTexts } from '#locales/openTexts'
import type { Locale } from '#ui/intl/locale'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { answerWith, lost } from '../answers'
import { renderApp } from '../renderApp'

const path = '/setting/rules'
const answer = () => ({
  data: {
    version: 3,
    publishedAt: '2026-11-20T03:00:00Z',
    texts: { en: '# Who may play\nYou are 20 or older.', th: 'กติกา' },
  },
})

async function open(locale: Locale = 'en') {
  await openTexts(locale)
  const options = { locale, texts: 'entry' } as const
  return renderApp(
    <WithTexts texts={openTexts}>
      <RulesPage />
    </WithTexts>,
    options,
  )
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows the rules with version and date, and stays readable without a connection', async () => {
  answerWith({ [path]: answer })
  const { unmount } = await open()
  expect(await screen.findByText('Version 3 of 20 Nov 2026')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Who may play' })).toBeVisible()
  unmount()
  answerWith({ [path]: lost })
  await open()
  expect(await screen.findByText('You are 20 or older.')).toBeVisible()
  expect(screen.getByText(/^Saved copy, as of/)).toBeVisible()
})

it('names the language in which the rules appear instead of the reader’s', async () => {
  answerWith({ [path]: answer })
  await open('fr')
  expect(await screen.findByText(/Français.*English/)).toBeVisible()
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en')
})

it('a provider without rules gets no error', async () => {
  answerWith({ [path]: () => new Response('{}', { status: 404 }) })
  await open()
  expect(await screen.findByText('No rules are published here')).toBeVisible()
})
