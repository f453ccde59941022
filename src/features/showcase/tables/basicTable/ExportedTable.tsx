import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { toCsv } from '#lib/files/csv'
import { download } from '#lib/files/download'
import { DownloadIcon } from '#ui/icons/actions'
import { baht } from '../../demo/englishNumbers'

/** Two of them look like formulas, but must not run in a spreadsheet, because members typed them. */
const notes = [
  { member: 'Somchai Jaidee', note: 'Prefers a call after 18:00', balance: 1250.75 },
  { member: 'Malee Srisuk', note: '=1+1 is what I was told', balance: -40 },
  { member: 'Niran Phromma', note: '+66 81 234 5678, mornings', balance: 88.5 },
] as const

export function ExportedTable() {
  const [message, setMessage] = useState('Nothing exported yet.')

  const save = () => {
    const rows = notes.map(({ member, note, balance }) => [
      member,
      note,
      { figure: balance.toFixed(2) },
    ])
    download(
      toCsv([['Member', 'Note', 'Balance (baht)'], ...rows]),
      'notes.csv',
      'text/csv;charset=utf-8',
    )
    setMessage(`notes.csv with ${rows.length} rows was handed to your browser.`)
  }

  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon size={18} />} onClick={save}>
        Export as CSV
      </Button>
      <Typography component="output" sx={{ display: 'block', marginBlock: 1 }}>
        {message}
      </Typography>
      <Box
        component="section"
        tabIndex={0}
        aria-label="Notes about members"
        sx={{ overflowX: 'auto' }}
      >
        <Table aria-label="Notes about members" size="small">
          <TableHead>
            <TableRow>
              <TableCell>Member</TableCell>
              <TableCell>Note</TableCell>
              <TableCell align="right">Balance (baht)</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {notes.map(({ member, note, balance }) => (
              <TableRow key={member}>
                <TableCell component="th" scope="row">
                  {member}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{note}</bdi>
                </TableCell>
                <TableCell align="right">
                  <bdi>{baht(balance)}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
