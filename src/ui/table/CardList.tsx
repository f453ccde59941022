import { styled } from '@mui/material/styles'
import { shownCell } from './cell'
import type { RowsProps } from './rowsProps'
import { SelectRow } from './SelectRow'

/**
 * The rows as cards, for phones. The first column is the card's title, the others are listed below with their
 * names.
 */
export function CardList<Row>({
  labelledBy,
  columns,
  rows,
  keyOf,
  nameOf,
  selection,
  rowActions,
}: RowsProps<Row>) {
  const [head, ...others] = columns
  const shown = others.filter(({ hideOnPhone }) => !hideOnPhone)
  return (
    <List aria-labelledby={labelledBy}>
      {rows.map((row) => {
        const key = keyOf(row)
        return (
          <Card key={key} data-entry={key} data-selected={selection?.has(key)}>
            <Head>
              {selection && <SelectRow selection={selection} rowKey={key} name={nameOf(row)} />}
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
          </Card>
        )
      })}
    </List>
  )
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '10px 16px 14px',
  borderTop: `1px solid ${theme.palette.divider}`,
  '&[data-selected="true"]': {
    backgroundColor: theme.palette.background.default,
    boxShadow: `inset 3px 0 0 ${theme.palette.primary.readable}`,
  },
}))

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
