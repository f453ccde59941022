import { styled } from '@mui/material/styles'

/** A list of events, newest first. */
export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

export const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  rowGap: 4,
  minHeight: 56,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))

export const RowText = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const RowTime = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
