import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { baht } from '../../demo/baht'
import { deposits } from '../sample/deposits'

export function DensityChoice() {
  const [isDense, setDense] = useState(true)
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isDense} onChange={(_, next) => setDense(next)} />}
        label="Narrow rows"
      />
      <Table size={isDense ? 'small' : 'medium'} aria-label="Bonus by member">
        <TableHead>
          <TableRow>
            <TableCell>Member</TableCell>
            <TableCell align="right">Bonus (baht)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.slice(0, 6).map(({ id, member, bonus }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {member}
              </TableCell>
              <TableCell align="right">{baht(bonus)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
