import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { plans } from './plan'

/** The same plans for people who compare line by line. */
export function PlanTable() {
  const [first] = plans
  return (
    <Box component="section" tabIndex={0} aria-label="Plans compared" sx={{ overflowX: 'auto' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>What is in it</TableCell>
            {plans.map(({ name }) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {first?.features.map(({ text }, line) => (
            <TableRow key={text}>
              <TableCell component="th" scope="row">
                {text}
              </TableCell>
              {plans.map(({ name, features }) => (
                <TableCell key={name}>{features[line]?.isIncluded ? 'Yes' : 'No'}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
