import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { baht } from '../demo/englishNumbers'
import { deposits } from './sample/deposits'
import { narrowCells } from './sample/narrowCells'

/** The column headers stay visible while the rows scroll. */
export function StickyDeposits() {
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label="Deposits with a head that stays"
      sx={{ maxHeight: 280, overflow: 'auto' }}
    >
      <Table stickyHeader sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell>Number</TableCell>
            <TableCell>Member</TableCell>
            <TableCell align="right">Amount (baht)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.map(({ id, member, amount }) => (
            <TableRow key={id}>
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
  )
}

/** Two header rows: related columns share a header above them. */
export function GroupedHead() {
  return (
    <HeadFrame tabIndex={0} aria-label="Deposits by groups of columns">
      <Table stickyHeader sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell colSpan={2} scope="colgroup">
              Who
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="right">
              Money (baht)
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Member</TableCell>
            <TableCell>Bank</TableCell>
            <TableCell align="right">Deposit</TableCell>
            <TableCell align="right">Bonus</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deposits.map(({ id, member, bank, amount, bonus }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {member}
              </TableCell>
              <TableCell>{bank}</TableCell>
              <TableCell align="right">{baht(amount)}</TableCell>
              <TableCell align="right">{baht(bonus)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </HeadFrame>
  )
}

const HeadFrame = styled('section')({
  maxHeight: 320,
  overflow: 'auto',
  // Both rows stick as one block, regardless of the first row's height.
  '& thead': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead th': { position: 'static' },
})

const hours = ['00–04', '04–08', '08–12', '12–16', '16–20', '20–24']
const days = [
  { day: 'Monday', sums: [1_200, 300, 4_500, 5_100, 8_300, 9_900] },
  { day: 'Tuesday', sums: [900, 450, 4_100, 4_800, 7_700, 9_100] },
  { day: 'Wednesday', sums: [1_050, 380, 3_900, 5_400, 8_000, 9_400] },
]

/** The first column stays visible if the table is wider than the screen. */
export function StickyColumn() {
  return (
    <ColumnFrame tabIndex={0} aria-label="Deposits by hour, in baht">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            {hours.map((hour) => (
              <TableCell key={hour} align="right">
                <bdi>{hour}</bdi>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, sums }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              {sums.map((sum, index) => (
                <TableCell key={hours[index]} align="right">
                  {baht(sum)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ColumnFrame>
  )
}

const ColumnFrame = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  // Print has no scrolling.
  '@media screen': { '& table': { minWidth: 720 } },
  '& tr > :first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    backgroundColor: theme.palette.background.paper,
  },
}))
