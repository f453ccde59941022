import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { PrintIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { PrintOnly } from '#ui/print/PrintOnly'

/** Prints the book, or saves it as a PDF in the browser's dialog. */
export function PrintBook() {
  const text = useText()
  return (
    <>
      <PrintOnly />
      <GlobalStyles styles={paper} />
      <Button startIcon={<PrintIcon size={18} />} onClick={() => print()}>
        {text('adminReports.book.print')}
      </Button>
    </>
  )
}

/** Landscape, because a day has many columns. Browsers without page margins leave out the page's number. */
const paper = {
  '@media print': {
    '@page': {
      size: 'A4 landscape',
      margin: '12mm',
      '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
    },
  },
}
