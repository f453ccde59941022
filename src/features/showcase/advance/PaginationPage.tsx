import { Showcase } from '../demo/Showcase'
import { LinkedPages } from './pagination/LinkedPages'
import linkedPages from './pagination/LinkedPages.tsx?raw'
import { LongPagination } from './pagination/LongPagination'
import longPagination from './pagination/LongPagination.tsx?raw'
import { PagedList } from './pagination/PagedList'
import pagedList from './pagination/PagedList.tsx?raw'
import { PaginationVariants } from './pagination/PaginationVariants'
import paginationVariants from './pagination/PaginationVariants.tsx?raw'
import { TablePages } from './pagination/TablePages'
import tablePages from './pagination/TablePages.tsx?raw'

export function PaginationPage() {
  return (
    <Showcase
      titleKey="shell.menu.pagination"
      purpose="Cuts a long list into pages that have numbers. Where nobody looks for a certain page, a list that goes on by itself is easier."
      documentation={[
        { name: 'MUI Pagination', address: 'https://mui.com/material-ui/react-pagination/' },
      ]}
      demos={[
        { title: 'Variants', Live: PaginationVariants, source: paginationVariants },
        { title: 'With its list', Live: PagedList, source: pagedList },
        { title: 'Many pages', Live: LongPagination, source: longPagination },
        {
          title: 'In the address',
          caption: 'Press a number and look at the address; then go back.',
          Live: LinkedPages,
          source: linkedPages,
        },
        { title: 'Below a table', Live: TablePages, source: tablePages, isWide: true },
      ]}
      accessibility={[
        'The pages are a navigation landmark with a name; the current one carries aria-current.',
        'Every number says what it does: “Go to page 4”.',
        'The focus stays on the number, so that the next press is where the last one was.',
      ]}
    />
  )
}
