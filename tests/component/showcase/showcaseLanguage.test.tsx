import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DialogPage } from '#features/showcase/advance/DialogPage'
import { PaginationPage } from '#features/showcase/advance/PaginationPage'
import { SnackbarPage } from '#features/showcase/advance/SnackbarPage'
import { AutocompletePage } from '#features/showcase/components/AutocompletePage'
import { DateTimePage } from '#features/showcase/components/DateTimePage'
import { DataGridPage } from '#features/showcase/tables/DataGridPage'
import { EnhancedTablePage } from '#features/showcase/tables/EnhancedTablePage'
import { renderDemo } from '../demoPages'

/** Finds a demo by its title and waits until it is rendered. */
async function demo(title: string) {
  return within(await screen.findByRole('region', { name: title }))
}

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')

describe('the language of a showcase in a Thai page', () => {
  it('is English for a demo’s texts, including the library’s own', async () => {
    await renderDemo(<PaginationPage />, { locale: 'th' })
    const list = await demo('With its list')
    expect(languageOf(list.getByRole('button', { name: 'Go to page 2' }))).toBe('en')
    const table = await demo('Below a table')
    expect(languageOf(table.getByText('Rows per page:'))).toBe('en')
    const source = table.getByRole('button', { name: /Below a table/, expanded: false })
    expect(languageOf(source)).not.toBe('en')
  })

  it('is English for a dialog that opens beside a demo', async () => {
    const { user } = await renderDemo(<DialogPage />, { locale: 'th' })
    await user.click((await demo('A question')).getByRole('button', { name: 'Log out elsewhere' }))
    expect(languageOf(await screen.findByRole('alertdialog'))).toBe('en')
  })

  it('is English for a list of suggestions', async () => {
    const { user } = await renderDemo(<AutocompletePage />, { locale: 'th' })
    const [field] = await screen.findAllByRole('combobox')
    if (field) await user.click(field)
    expect(languageOf(await screen.findByRole('listbox'))).toBe('en')
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  })

  it('is English for a demo’s toast, but Thai for its button', async () => {
    const { user } = await renderDemo(<SnackbarPage />, { locale: 'th' })
    await user.click((await demo('The default')).getByRole('button', { name: 'Archive a note' }))
    expect(languageOf(await screen.findByText('Note archived'))).toBe('en')
    expect(languageOf(screen.getByRole('button', { name: 'เลิกทำ' }))).not.toBe('en')
    await user.click(
      (await demo('With a way back')).getByRole('button', { name: 'Remove the note' }),
    )
    expect(await screen.findByText('Note removed')).toBeVisible()
    expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeVisible()
  })

  it('is Thai for the sorting and paging controls of a grid', async () => {
    await renderDemo(<DataGridPage />, { locale: 'th' })
    for (const sort of await screen.findAllByLabelText('เรียง')) expect(languageOf(sort)).toBe('th')
    expect(await screen.findByRole('navigation', { name: /^การแบ่งหน้า/ })).toBeVisible()
  })

  it('is Thai for a picker’s own parts and English for its label', async () => {
    await renderDemo(<DateTimePage />, { locale: 'th' })
    const date = await demo('Date')
    expect(languageOf(await date.findByText('Day of the transfer', { selector: 'label' }))).toBe(
      'en',
    )
    for (const part of date.getAllByRole('spinbutton')) expect(languageOf(part)).toBe('th')
    expect(languageOf(date.getByText('2026-11-16'))).toBe('en')
  })

  it('is Thai for the app’s own table and its headings', async () => {
    await renderDemo(<EnhancedTablePage />, { locale: 'th' })
    const [heading] = await screen.findAllByRole('columnheader', { name: /^สมาชิก/ })
    expect(heading && languageOf(heading)).toBe('th')
    const own = await screen.findByRole('button', { name: 'Clear' })
    expect(languageOf(own)).toBe('en')
  })
})
