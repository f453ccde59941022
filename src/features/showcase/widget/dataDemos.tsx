import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ProgressBar } from '#ui/display/ProgressBar'
import { Sparkline } from './statistics/Sparkline'

const sources = [
  { name: 'Direct', share: 0.44 },
  { name: 'Invites of friends', share: 0.27 },
  { name: 'Search', share: 0.18 },
  { name: 'Social media', share: 0.11 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

export function TrafficSources() {
  return (
    <Stack spacing={1}>
      {sources.map(({ name, share }) => (
        <ProgressBar key={name} label={name} share={share} note={percent.format(share)} />
      ))}
    </Stack>
  )
}

const team = [
  { name: 'Malee Srisai', role: 'Director', shift: 'until 18:00', avatar: 3 },
  { name: 'Anan Boonmee', role: 'Payments', shift: 'until 22:00', avatar: 8 },
  { name: 'Nicha Lertsin', role: 'Members', shift: 'on leave', avatar: 9 },
]

export function Team() {
  return (
    <List disablePadding>
      {team.map(({ name, role, shift, avatar }) => (
        <ListItem key={name} disableGutters>
          <ListItemAvatar>
            <Avatar src={`/pictures/avatar-${avatar}.svg`} alt="" />
          </ListItemAvatar>
          <ListItemText primary={name} secondary={`${role}, ${shift}`} />
        </ListItem>
      ))}
    </List>
  )
}

const events = [
  { at: '09:12', text: 'Ploy confirmed a deposit of 500.00 baht' },
  { at: '09:05', text: 'A member passed the daily limit and was told' },
  { at: '08:40', text: 'The wheel was spun for the thousandth time this week' },
  { at: '08:00', text: 'Cashback of last week was paid' },
]

/** Newest first, each with its time. */
export function ActivityFeed() {
  return (
    <Box component="ol" sx={{ listStyle: 'none', display: 'grid', gap: 1.5, m: 0, p: 0 }}>
      {events.map(({ at, text }) => (
        <Box component="li" key={at} sx={{ display: 'flex', gap: 2 }}>
          <Typography component="time" sx={{ color: 'text.secondary' }}>
            {at}
          </Typography>
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  )
}

const messages = [
  { from: 'Dao R.', text: 'My slip was not read, can you look?' },
  { from: 'Krit W.', text: 'Thank you, the money is here.' },
  { from: 'Mint S.', text: 'How do I lower my limit?' },
]

export function LatestMessages() {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const toggle = (from: string) =>
    setAnswered(
      answered.includes(from) ? answered.filter((one) => one !== from) : [...answered, from],
    )
  return (
    <>
      <Typography component="output" sx={{ display: 'block', color: 'text.secondary' }}>
        {messages.length - answered.length} waiting
      </Typography>
      <List disablePadding>
        {messages.map(({ from, text }) => (
          <ListItem key={from} disableGutters sx={{ gap: 1 }}>
            <ListItemText primary={from} secondary={text} />
            <Button
              aria-label={`Answered: ${from}`}
              aria-pressed={answered.includes(from)}
              variant={answered.includes(from) ? 'contained' : 'outlined'}
              onClick={() => toggle(from)}
            >
              Answered
            </Button>
          </ListItem>
        ))}
      </List>
    </>
  )
}

const apps = [
  { name: 'Home screen app', about: 'installed by members', week: [12, 15, 14, 18, 22, 25, 31] },
  { name: 'Browser on a phone', about: 'no install', week: [40, 38, 41, 37, 36, 35, 33] },
  { name: 'Browser on a desk', about: 'mostly the admin side', week: [9, 9, 8, 9, 10, 9, 10] },
]

export function AppSales() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 2, m: 0, p: 0 }}>
      {apps.map(({ name, about, week }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 'medium' }}>{name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {week.at(-1)} thousand visits this week, {about}
            </Typography>
          </Box>
          <Sparkline values={week} />
        </Box>
      ))}
    </Box>
  )
}

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
