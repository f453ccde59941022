import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { baht } from '../../demo/englishNumbers'
import { deposits } from '../sample/deposits'
import { narrowCells } from '../sample/narrowCells'
import { EnhancedHead, type Sorting, sorted } from './EnhancedHead'

const pageSize = 5

/** Sorting, selection, pagination and density: each has its own state. */
export function EnhancedDeposits() {
  const [sorting, setSorting] = useState<Sorting>({ by: 'id', isDescending: false })
  const [selected, setSelected] = useState<readonly string[]>([])
  const [page, setPage] = useState(0)
  const [isDense, setDense] = useState(false)
  const shown = sorted(deposits, sorting).slice(page * pageSize, (page + 1) * pageSize)
  const sum = deposits
    .filter(({ id }) => selected.includes(id))
    .reduce((all, { amount }) => all + amount, 0)

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 48 }}>
        <output>
          {selected.length === 0
            ? 'Select deposits to add them up.'
            : `${selected.length} selected, ${baht(sum)} baht`}
        </output>
        <BusyButton busy={false} disabled={selected.length === 0} onClick={() => setSelected([])}>
          Clear
        </BusyButton>
      </Box>
      <Box
        component="section"
        tabIndex={0}
        aria-label="Deposits, sortable"
        sx={{ overflowX: 'auto' }}
      >
        <Table size={isDense ? 'small' : 'medium'} sx={narrowCells}>
          <EnhancedHead
            sorting={sorting}
            onSort={(by) =>
              setSorting({ by, isDescending: sorting.by === by && !sorting.isDescending })
            }
            selected={selected.length}
            total={deposits.length}
            onSelectAll={(isOn) => setSelected(isOn ? deposits.map(({ id }) => id) : [])}
          />
          <TableBody>
            {shown.map(({ id, member, amount }) => (
              <TableRow key={id} selected={selected.includes(id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(id)}
                    slotProps={{ input: { 'aria-label': `${id}, ${member}` } }}
                    onChange={(_, isOn) =>
                      setSelected(isOn ? [...selected, id] : selected.filter((each) => each !== id))
                    }
                  />
                </TableCell>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {id}
                </TableCell>
                <TableCell>{member}</TableCell>
                <TableCell align="right">{baht(amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <TablePagination
        component="div"
        count={deposits.length}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        onPageChange={(_, next) => setPage(next)}
      />
      <FormControlLabel
        control={<Checkbox checked={isDense} onChange={(_, checked) => setDense(checked)} />}
        label="Dense rows"
      />
    </>
  )
}
