import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { baht } from '../demo/englishNumbers'
import { deposits } from './sample/deposits'
import { narrowCells } from './sample/narrowCells'

/** Stripes guide the eye along a wide row; the header has the primary colour as background. */
export function StripedTable() {
  return (
    <Frame tabIndex={0} aria-label="Deposits, striped">
      <Table sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell>Number</TableCell>
            <TableCell>Member</TableCell>
            <TableCell>Bank</TableCell>
            <TableCell align="right">Amount (baht)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.slice(0, 5).map(({ id, member, bank, amount }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {id}
              </TableCell>
              <TableCell>{member}</TableCell>
              <TableCell>{bank}</TableCell>
              <TableCell align="right">{baht(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  borderRadius: theme.shape.borderRadius,
  '& thead th': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  '& tbody tr:nth-of-type(odd)': { backgroundColor: theme.palette.action.hover },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
}))

/** Rows above a chosen amount are highlighted with a text and a bar, not only with a colour. */
export function HighlightedTable() {
  const [least, setLeast] = useState(1_000)
  return (
    <>
      <Slider
        value={least}
        max={4_000}
        step={250}
        shiftStep={1_000}
        valueLabelDisplay="auto"
        valueLabelFormat={baht}
        getAriaValueText={baht}
        aria-label="Large from, in baht"
        onChange={(_, next) => setLeast(next)}
      />
      <Box component="section" tabIndex={0} aria-label="Large deposits" sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Member</TableCell>
              <TableCell align="right">Amount (baht)</TableCell>
              <TableCell>Note</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {deposits.map(({ id, member, amount }) => (
              <TableRow key={id} selected={amount >= least}>
                <TableCell component="th" scope="row">
                  {member}
                </TableCell>
                <TableCell align="right">{baht(amount)}</TableCell>
                <TableCell>{amount >= least ? 'Large' : ''}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
