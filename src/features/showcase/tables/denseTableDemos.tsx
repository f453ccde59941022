import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useId, useState } from 'react'
import { baht } from '../demo/englishNumbers'
import { deposits } from './sample/deposits'

export function DenseDeposits() {
  const captionId = useId()
  return (
    <TableContainer component="section" tabIndex={0} aria-labelledby={captionId}>
      <Table
        size="small"
        sx={{
          minWidth: 760,
          whiteSpace: 'nowrap',
          // Print has no scrolling.
          '@media print': { minWidth: 0, whiteSpace: 'normal' },
        }}
      >
        <caption id={captionId}>Deposits of this morning, with bonus and state</caption>
        <TableHead>
          <TableRow>
            <TableCell>Number</TableCell>
            <TableCell>Time</TableCell>
            <TableCell>Member</TableCell>
            <TableCell>Bank</TableCell>
            <TableCell align="right">Amount (baht)</TableCell>
            <TableCell align="right">Bonus (baht)</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.map(({ id, time, member, bank, amount, bonus, status }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>
                <bdi>{time}</bdi>
              </TableCell>
              <TableCell>{member}</TableCell>
              <TableCell>{bank}</TableCell>
              <TableCell align="right">{baht(amount)}</TableCell>
              <TableCell align="right">{bonus === 0 ? '–' : baht(bonus)}</TableCell>
              <TableCell>
                <Chip size="small" variant="outlined" label={status} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

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
