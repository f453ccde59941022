import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HelpPage } from '#features/help/HelpPage'
import { questionsOf } from '#features/pages/faqs/question'
import { locales } from '#ui/intl/locale'
import { renderApp } from '../renderApp'

/** Joins sentences into one line, because the help page has each in a paragraph of its own. */
const plain = (words: string) => words.replaceAll(/\s+/g, '')

it.each(locales)(
  'help and public questions explain turnover, own money and cashback alike in %s',
  async (locale) => {
    const { groups } = await questionsOf(locale)
    await renderApp(<HelpPage />, { locale })
    const main = plain((await screen.findAllByRole('group')).map((one) => one.textContent).join())
    for (const id of ['turnover', 'ownMoney', 'cashback']) {
      const asked = groups.flatMap(({ questions }) => questions).find((one) => one.id === id)
      expect(main).toContain(plain(`${asked?.question}${asked?.answer}`))
    }
  },
)
