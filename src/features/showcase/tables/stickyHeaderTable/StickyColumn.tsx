import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { baht } from '../../demo/baht'

const hours = ['00–04', '04–08', '08–12', '12–16', '16–20', '20–24']
const days = [
  { day: 'Monday', sums: [1_200, 300, 4_500, 5_100, 8_300, 9_900] },
  { day: 'Tuesday', sums: [900, 450, 4_100, 4_800, 7_700, 9_100] },
  { day: 'Wednesday', sums: [1_050, 380, 3_900, 5_400, 8_000, 9_400] },
]

/** The first column stays where the table is wider than the screen. */
export function StickyColumn() {
  return (
    <Frame tabIndex={0} aria-label="Deposits by hour, in baht">
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
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  // Paper does not scroll.
  '@media screen': { '& table': { minWidth: 720 } },
  '& tr > :first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    backgroundColor: theme.palette.background.paper,
  },
}))
