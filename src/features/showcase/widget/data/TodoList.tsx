import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'

const first = [
  { text: 'Answer the open chats', isDone: true },
  { text: 'Check the deposits on hold', isDone: false },
  { text: 'Write the Friday promotion', isDone: false },
]

export function TodoList() {
  const [tasks, setTasks] = useState(first)
  const [draft, setDraft] = useState('')
  const [error, setError] = useState('')

  function add(event: FormEvent) {
    event.preventDefault()
    const text = draft.trim()
    const isThere = tasks.some((task) => task.text.toLowerCase() === text.toLowerCase())
    if (text === '' || isThere) {
      setError(isThere ? 'This is on the list already.' : 'Write what is to be done.')
      return
    }
    setTasks([...tasks, { text, isDone: false }])
    setDraft('')
  }

  function toggle(text: string) {
    setTasks(tasks.map((task) => (task.text === text ? { ...task, isDone: !task.isDone } : task)))
  }

  return (
    <>
      <Typography component="output" sx={{ display: 'block', color: 'text.secondary' }}>
        {tasks.filter(({ isDone }) => isDone).length} of {tasks.length} done
      </Typography>
      <FormGroup>
        {tasks.map(({ text, isDone }) => (
          <FormControlLabel
            key={text}
            control={<Checkbox checked={isDone} onChange={() => toggle(text)} />}
            label={isDone ? <s>{text}</s> : text}
          />
        ))}
      </FormGroup>
      <Box
        component="form"
        onSubmit={add}
        sx={{ display: 'flex', alignItems: 'start', gap: 1, mt: 1 }}
      >
        <TextField
          size="small"
          label="New task"
          autoComplete="off"
          value={draft}
          error={error !== ''}
          helperText={error}
          onChange={(event) => {
            setDraft(event.target.value)
            setError('')
          }}
          sx={{ flexGrow: 1 }}
        />
        <Button type="submit">Add</Button>
      </Box>
    </>
  )
}
