import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'

const projects = [
  { name: 'Faster slips', owner: 'Anan', due: '30 November', state: 'on time' },
  { name: 'Wheel, second season', owner: 'Bank', due: '12 December', state: 'on time' },
  { name: 'Self-exclusion by app', owner: 'Mint', due: '20 November', state: 'late' },
]

export function ProjectTable() {
  return (
    <Box component="section" tabIndex={0} aria-label="Table of projects" sx={{ overflowX: 'auto' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Project</TableCell>
            <TableCell>Owner</TableCell>
            <TableCell>Due</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {projects.map(({ name, owner, due, state }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{owner}</TableCell>
              <TableCell>
                <bdi>{due}</bdi>
              </TableCell>
              <TableCell>{state}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
