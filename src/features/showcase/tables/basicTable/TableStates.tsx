import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { baht } from '../../demo/englishNumbers'
import { deposits } from '../sample/deposits'

type State = 'filled' | 'loading' | 'empty'

export function TableStates() {
  const [state, setState] = useState<State>('filled')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        aria-label="State of the table"
        value={state}
        onChange={(_, next: State | null) => next && setState(next)}
        sx={{ marginBlockEnd: 2 }}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="filled">Filled</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
      </ToggleButtonGroup>
      <Table aria-label="Last deposits" aria-busy={state === 'loading'}>
        <TableHead>
          <TableRow>
            <TableCell>Member</TableCell>
            <TableCell align="right">Amount (baht)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& td, & th': { height: 53 } }}>
          {state === 'empty' ? (
            <TableRow>
              <TableCell colSpan={2} align="center" sx={{ '&&': { height: 159 } }}>
                No deposits yet. The first one appears here within a minute.
              </TableCell>
            </TableRow>
          ) : (
            deposits.slice(0, 3).map(({ id, member, amount }) => (
              <TableRow key={id}>
                <TableCell>{state === 'loading' ? <Skeleton width="70%" /> : member}</TableCell>
                <TableCell align="right" width="40%">
                  {state === 'loading' ? (
                    <Skeleton width={72} sx={{ marginInlineStart: 'auto' }} />
                  ) : (
                    baht(amount)
                  )}
                </TableCell>
              </TableRow>
            ))
          )}
        </TableBody>
      </Table>
    </>
  )
}
