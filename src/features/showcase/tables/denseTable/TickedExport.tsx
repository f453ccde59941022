import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { toCsv } from '#lib/csv'
import { download } from '#lib/download'
import { DownloadIcon } from '#ui/icons/actions'
import { deposits } from '../sample/deposits'

const columns = ['Number', 'Time', 'Member', 'Bank', 'Amount (baht)', 'State'] as const

export function TickedExport() {
  const [ticked, setTicked] = useState<readonly string[]>(['Number', 'Member', 'Amount (baht)'])

  const save = () => {
    const rows = deposits.map(({ id, time, member, bank, amount, status }) =>
      [id, time, member, bank, { figure: amount.toFixed(2) }, status].filter(isTicked),
    )
    download(toCsv([columns.filter(isTicked), ...rows]), 'deposits.csv', 'text/csv;charset=utf-8')
  }
  const isTicked = (_: unknown, at: number) => ticked.includes(columns[at] ?? '')
  const change = (name: string, isOn: boolean) =>
    setTicked(isOn ? [...ticked, name] : ticked.filter((known) => known !== name))

  return (
    <>
      <Table size="small" aria-label="Columns of the file">
        <TableHead>
          <TableRow>
            <TableCell>In the file</TableCell>
            <TableCell>Column</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((name) => (
            <TableRow key={name} selected={ticked.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={ticked.includes(name)}
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
        disabled={ticked.length === 0}
        onClick={save}
        sx={{ marginBlockStart: 2 }}
      >
        {`Export ${ticked.length} of ${columns.length} columns`}
      </Button>
    </>
  )
}
