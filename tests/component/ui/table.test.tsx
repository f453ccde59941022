import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from '#ui/table/DataTable'
import { type Column, type TableFilter, useTableState } from '#ui/table/useTableState'
import { renderDemo } from '../demoPages'

afterEach(() => vi.unstubAllGlobals())

interface Row {
  id: string
  size: number
}

const rows: readonly Row[] = Array.from({ length: 23 }, (_, index) => ({
  id: `Row ${index + 1}`,
  size: (index * 7) % 23,
}))
const columns: Column<Row>[] = [
  { id: 'id', header: 'Name', value: ({ id }) => id },
  { id: 'size', header: 'Size', align: 'end', value: ({ size }) => size, searchable: false },
]
const filters: TableFilter<Row>[] = [
  {
    id: 'small',
    label: 'Small',
    options: [{ value: 'yes', label: 'Only small' }],
    accepts: ({ size }) => size < 5,
  },
]
const bulkActions = (selected: readonly Row[], clear: () => void) => (
  <button type="button" onClick={clear}>{`forget ${selected.length}`}</button>
)

function Table({ shown = rows }: { shown?: readonly Row[] }) {
  return (
    <DataTable
      label="Rows"
      rows={shown}
      columns={columns}
      filters={filters}
      state={useTableState()}
      keyOf={({ id }) => id}
      nameOf={({ id }) => id}
      csvName="rows"
      bulkActions={bulkActions}
      emptyMessage="Make some"
    />
  )
}

const address = () => screen.getByTestId('address').textContent
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const checkbox = (name: string) => screen.getByRole('checkbox', { name })

const cards = () => within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')

/** A phone’s screen, as far as media queries report it. */
const matchMedia = (query: string) => ({
  matches: query.includes('max-width:599'),
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
})

describe('the table', () => {
  it('starts at the first row and keeps page and page size in the address', async () => {
    const intoSight = vi.fn<() => void>()
    Element.prototype.scrollIntoView = intoSight
    const { user } = await renderDemo(<Table />, { path: '/x?other=1' })
    expect(names()).toHaveLength(10)
    expect(screen.getByText('1–10 of 23')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    // The caption of the rows is above the first row.
    expect(intoSight.mock.contexts).toEqual([screen.getByText('Rows', { selector: 'p' })])
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()).toEqual(['Row 21', 'Row 22', 'Row 23'])
    expect(address()).toBe('/x?other=1&page=3')
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
    expect(names()).toHaveLength(23)
    expect(address()).toBe('/x?other=1&size=25')
  })

  it('sorts by its headings', async () => {
    const { user } = await renderDemo(<Table />)
    const heading = screen.getByRole('columnheader', { name: 'Size' })
    expect(heading).not.toHaveAttribute('aria-sort')
    await user.click(within(heading).getByRole('button'))
    expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await user.keyboard('{Enter}')
    expect(heading).toHaveAttribute('aria-sort', 'descending')
    expect(address()).toBe('/?sort=-size')
    expect(names()[0]).toBe('Row 14')
  })

  it('takes its whole state from the address and ignores invalid values there', async () => {
    await renderDemo(<Table />, { path: '/?q=row+1&sort=-id&page=2&size=7&small=maybe' })
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('row 1')
    // Row 1, 10 to 19 and 21.
    expect(names()).toEqual(['Row 10', 'Row 1'])
    expect(screen.getByText('11–12 of 12')).toBeVisible()
  })

  it('searches and filters, and offers to clear an empty result', async () => {
    const { user } = await renderDemo(<Table />, { path: '/?page=2' })
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'row 2')
    await waitFor(() => expect(address()).toBe('/?q=row+2'))
    expect(names()).toEqual(['Row 2', 'Row 12', 'Row 20', 'Row 21', 'Row 22', 'Row 23'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Small' }), 'Only small')
    expect(address()).toBe('/?q=row+2&small=yes')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    expect(address()).toBe('/')
    expect(names()).toHaveLength(10)
  })

  it('selects one row, a range with Shift, and the whole result over all pages', async () => {
    const { user } = await renderDemo(<Table />)
    checkbox('Select Row 2').focus()
    await user.keyboard(' ')
    expect(screen.getByText('1 selected')).toBeVisible()
    await user.keyboard('{Shift>}')
    await user.click(checkbox('Select Row 5'))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('4 selected')).toBeVisible()
    expect(checkbox('Select Row 3')).toBeChecked()
    expect(checkbox('Select all 23')).toBePartiallyChecked()
    await user.click(screen.getByRole('button', { name: 'Select all 23' }))
    expect(checkbox('Select all 23')).toBeChecked()
    // The actions for the selection come next in the Tab order.
    await user.tab()
    expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'forget 23' })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'row 2')
    expect(await screen.findByRole('button', { name: 'forget 6' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'forget 6' }))
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
  })

  it('exports the selected rows, or else all rows found', async () => {
    const files: Blob[] = []
    const createObjectURL = (file: Blob) => {
      files.push(file)
      return 'blob:x'
    }
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await renderDemo(<Table />, { path: '/?q=row+2' })
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await user.click(checkbox('Select Row 20'))
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(7)
    expect(await files[1]?.text()).toMatch(/Name,Size\r\nRow 20,18\r\n$/)
  })

  it('prints all rows found, without its tools', async () => {
    await renderDemo(<Table />)
    window.dispatchEvent(new Event('beforeprint'))
    expect(names()).toHaveLength(23)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  it('says what to do when there are no rows', async () => {
    await renderDemo(<Table shown={[]} />)
    expect(screen.getByText('Make some')).toBeVisible()
  })

  it('shows cards on phones, sorted by a select field', async () => {
    vi.stubGlobal('matchMedia', matchMedia)
    const { user, container } = await renderDemo(<Table />)
    expect(cards()).toHaveLength(10)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Size')
    await user.click(screen.getByRole('button', { name: 'Sort descending' }))
    expect(address()).toBe('/?sort=-size')
    expect(cards()[0]).toHaveTextContent('Row 14')
    expect(await barriers(container)).toEqual([])
  })

  it('the table has no accessibility violations', async () => {
    const { container, user } = await renderDemo(<Table />)
    await user.click(checkbox('Select Row 2'))
    expect(await barriers(container)).toEqual([])
  })
})

/** @returns the accessibility violations that axe finds */
async function barriers(container: Element) {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
