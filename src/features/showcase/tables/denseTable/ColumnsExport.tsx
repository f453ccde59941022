import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
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
import { counted } from '../../demo/englishNumbers'
import { deposits } from '../sample/deposits'

const columns = ['Number', 'Time', 'Member', 'Bank', 'Amount (baht)', 'State'] as const

export function ColumnsExport() {
  const [selected, setSelected] = useState<readonly string[]>(['Number', 'Member', 'Amount (baht)'])
  const [message, setMessage] = useState('Nothing exported yet.')

  const save = () => {
    const rows = deposits.map(({ id, time, member, bank, amount, status }) =>
      [id, time, member, bank, { figure: amount.toFixed(2) }, status].filter(isSelected),
    )
    download(toCsv([columns.filter(isSelected), ...rows]), 'deposits.csv', 'text/csv;charset=utf-8')
    setMessage(
      `deposits.csv with ${counted(selected.length, 'column')} was handed to your browser.`,
    )
  }
  const isSelected = (_: unknown, at: number) => selected.includes(columns[at] ?? '')
  const change = (name: string, isOn: boolean) =>
    setSelected(isOn ? [...selected, name] : selected.filter((known) => known !== name))

  return (
    <>
      <Table size="small" aria-label="Columns of the file">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '1%', whiteSpace: 'nowrap' }}>In the file</TableCell>
            <TableCell>Column</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((name) => (
            <TableRow key={name} selected={selected.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(name)}
                  onChange={(_, isOn) => change(name, isOn)}
                  slotProps={{ input: { 'aria-label': name } }}
                />
              </TableCell>
              <TableCell>{name}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button
        variant="contained"
        startIcon={<DownloadIcon size={18} />}
        disabled={selected.length === 0}
        onClick={save}
        sx={{ marginBlockStart: 2 }}
      >
        {`Export ${selected.length} of ${columns.length} columns`}
      </Button>
      <Typography component="output" sx={{ display: 'block', marginBlockStart: 1 }}>
        {message}
      </Typography>
    </>
  )
}
