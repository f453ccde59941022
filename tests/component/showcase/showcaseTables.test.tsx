import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TotalTable } from '#features/showcase/tables/basicTable/TotalTable'
import { PlayerGrid } from '#features/showcase/tables/dataGrid/PlayerGrid'
import { ColumnsExport } from '#features/showcase/tables/denseTable/ColumnsExport'
import { ProductSales } from '#features/showcase/widget/data/ProductSales'
import * as files from '#lib/files/download'
import { renderDemo } from '../demoPages'
import { keepAllStyles } from '../styles'

keepAllStyles()

it.each([
  ['the columns that are ticked', <ColumnsExport key="" />, 'deposits.csv with 3 columns'],
  ['the rows that are found', <PlayerGrid key="" />, 'members.csv with 120 rows'],
])('the export of %s names the downloaded file', async (_, table, file) => {
  const download = vi.spyOn(files, 'download').mockReturnValue()
  const { user } = await renderDemo(table)
  await user.click(await screen.findByRole('button', { name: /^Export/ }))
  expect(download).toHaveBeenCalledOnce()
  expect(screen.getByText(`${file} was handed to your browser.`)).toBeVisible()
})

it.each([
  ['Total', <TotalTable key="" />, '16px'],
  ['Together', <ProductSales key="" />, '14px'],
])(
  'the row “%s” is bold and no smaller than the rows that it adds up',
  async (name, table, size) => {
    await renderDemo(table)
    const { fontSize, fontWeight } = getComputedStyle(screen.getByText(name))
    expect({ fontSize, fontWeight }).toEqual({ fontSize: size, fontWeight: '700' })
  },
)
