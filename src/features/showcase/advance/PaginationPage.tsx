import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './paginationDemos'
import source from './paginationDemos.tsx?raw'

const demo = demosOf(demos, source)

export function PaginationPage() {
  return (
    <Showcase
      titleKey="shell.menu.pagination"
      purpose="Cuts a long list into pages that have numbers. Where nobody looks for a certain page, a list that goes on by itself is easier."
      documentation={[
        { name: 'MUI Pagination', address: 'https://mui.com/material-ui/react-pagination/' },
      ]}
      demos={[
        { title: 'Variants', ...demo('PaginationVariants') },
        { title: 'With its list', ...demo('PagedList') },
        { title: 'Many pages', ...demo('LongPagination') },
        {
          title: 'In the address',
          caption: 'Press a number and look at the address; then go back.',
          ...demo('LinkedPages'),
        },
        { title: 'Below a table', ...demo('TablePages'), isWide: true },
      ]}
      accessibility={[
        'The pages are a navigation landmark with a name; the current one carries aria-current.',
        'Every number says what it does: “Go to page 4”.',
        'The focus stays on the number, so that the next press is where the last one was.',
      ]}
    />
  )
}
