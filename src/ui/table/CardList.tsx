import { styled } from '@mui/material/styles'
import { clampedAtParentsStart } from '../display/DataText'
import { shownCell } from './cell'
import type { RowsProps } from './rowsProps'
import { SelectRow } from './SelectRow'
import type { Column } from './useTableState'

/**
 * The rows as cards, for phones. The first column is the card's title, the others are listed below with their
 * names. If columns have a place (`onCard`), the cards are compact.
 */
export function CardList<Row>(props: RowsProps<Row>) {
  const { labelledBy, columns, rows, keyOf, selection } = props
  const Content = columns.some(({ onCard }) => onCard) ? CompactCard : NamedValues
  return (
    <List aria-labelledby={labelledBy}>
      {rows.map((row) => {
        const key = keyOf(row)
        return (
          <Card key={key} data-entry={key} data-selected={selection?.has(key)}>
            <Content {...props} row={row} />
          </Card>
        )
      })}
    </List>
  )
}

interface CardProps<Row>
  extends Pick<RowsProps<Row>, 'columns' | 'keyOf' | 'nameOf' | 'selection' | 'rowActions'> {
  row: Row
}

/** All columns with their names. */
function NamedValues<Row>({ columns, row, keyOf, nameOf, selection, rowActions }: CardProps<Row>) {
  const [head, ...others] = columns
  const shown = others.filter(({ hideOnPhone }) => !hideOnPhone)
  return (
    <Body>
      <Head>
        {selection && <SelectRow selection={selection} rowKey={keyOf(row)} name={nameOf(row)} />}
        <Title>{head && shownCell(head, row)}</Title>
        {rowActions && <Actions>{rowActions(row)}</Actions>}
      </Head>
      <Pairs>
        {shown.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{shownCell(column, row)}</dd>
          </div>
        ))}
      </Pairs>
    </Body>
  )
}

/** The columns with a place, without their names. */
function CompactCard<Row>({ columns, row, keyOf, nameOf, selection, rowActions }: CardProps<Row>) {
  const cellsAt = (place: Column<Row>['onCard']) =>
    columns
      .filter(({ onCard }) => onCard === place)
      .map((column) => (
        <span key={column.id}>{column.card ? column.card(row) : shownCell(column, row)}</span>
      ))
  const below = cellsAt('below')
  return (
    <Body data-compact="">
      <Head>
        {selection && <SelectRow selection={selection} rowKey={keyOf(row)} name={nameOf(row)} />}
        <Title>{cellsAt('title')}</Title>
        <End>{cellsAt('end')}</End>
        {rowActions && <Actions>{rowActions(row)}</Actions>}
      </Head>
      <Line>{cellsAt('line')}</Line>
      {below.length > 0 && <Line>{below}</Line>}
    </Body>
  )
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  // A swipe moves the content over a background.
  isolation: 'isolate',
  overflow: 'hidden',
  borderTop: `1px solid ${theme.palette.divider}`,
  '&[data-selected="true"]': {
    backgroundColor: theme.palette.background.default,
    boxShadow: `inset 3px 0 0 ${theme.palette.primary.readable}`,
  },
}))

const Body = styled('div')({
  position: 'relative',
  padding: '10px 16px 14px',
  '&[data-compact]': { padding: '4px 16px 10px' },
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 44,
})

const Title = styled('div')(({ theme }) => ({
  // With large fonts the actions wrap below it.
  flex: '1 1 7rem',
  minWidth: 0,
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
}))

const End = styled('div')(({ theme }) => ({
  flexShrink: 0,
  paddingInlineStart: 8,
  textAlign: 'end',
  fontWeight: theme.typography.fontWeightMedium,
}))

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: theme.palette.text.secondary,
  // Keeps the card low if a note is long.
  '& > span': clampedAtParentsStart(2),
}))

const Actions = styled('div')({ position: 'relative', zIndex: 1, display: 'flex', flexShrink: 0 })

const Pairs = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 4,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  dt: { maxWidth: '100%', color: theme.palette.text.secondary },
  // With large fonts the value wraps below its name.
  dd: { flex: '1 1 9em', minWidth: 0, margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
}))
