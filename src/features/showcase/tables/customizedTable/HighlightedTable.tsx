import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { baht } from '../../demo/baht'
import { deposits } from '../sample/deposits'

/** Rows above a figure of one's own stand out: by a word and a bar, not by colour alone. */
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
