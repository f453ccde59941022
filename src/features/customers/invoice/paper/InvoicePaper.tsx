import { styled } from '@mui/material/styles'
import { appName } from '#lib/environment'
import { atParentsStart, DataText, DescriptionList, languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import type { Paper } from './draftPaper'
import { PaperLines } from './PaperLines'
import { TotalLines } from './TotalLines'

interface InvoicePaperProps {
  paper: Paper
}

/** The printed invoice; a typical one fits on one A4 sheet. */
export function InvoicePaper({ paper }: InvoicePaperProps) {
  const text = useText()
  const { number, items, customer, lines, totals, notes } = paper
  const [name = '—', ...address] = customer
  return (
    <Sheet>
      <Head>
        <div>
          <Title>{text('customers.invoice.invoice')}</Title>
          <bdi>{number}</bdi>
        </div>
        <Seller>{appName}</Seller>
      </Head>
      <Head>
        <Address>
          <small>{text('customers.invoice.billTo')}</small>
          <bdi>
            <b>{name}</b>
          </bdi>
          {address.map((line, index) => (
            // Two lines may be equal, but lines are never reordered.
            <DataText key={`${index}:${line}`}>{line}</DataText>
          ))}
        </Address>
        <FactsBox>
          <DescriptionList items={items} />
        </FactsBox>
      </Head>
      <PaperLines lines={lines} />
      <TotalsBox>
        <TotalLines totals={totals} />
      </TotalsBox>
      {notes.trim() !== '' && (
        <Notes dir="auto" lang={languageOf(notes)}>
          {notes}
        </Notes>
      )}
    </Sheet>
  )
}

const Sheet = styled('div')({
  display: 'grid',
  // As wide as the screen, not as the content.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media print': { fontSize: '10pt', gap: '16pt' },
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '16px 32px',
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }))

const Seller = styled('b')(({ theme }) => ({ ...theme.typography.h4 }))

const Address = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  maxWidth: '40ch',
  small: { color: theme.palette.text.secondary },
  bdi: atParentsStart,
}))

const FactsBox = styled('div')({ minWidth: 220 })

const TotalsBox = styled('div')({
  width: 320,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  breakInside: 'avoid',
})

const Notes = styled('p')(({ theme }) => ({
  margin: 0,
  paddingTop: 12,
  whiteSpace: 'pre-wrap',
  ...atParentsStart,
  borderTop: `1px solid ${theme.palette.divider}`,
}))
