import { ProgressBar } from '#ui/display/ProgressBar'
import { Tile, Tiles } from './Tiles'

const goals = [
  { name: 'New members this month', done: 640, goal: 800 },
  { name: 'Deposits answered in 2 minutes', done: 92, goal: 100 },
  { name: 'Questions answered', done: 171, goal: 180 },
]

/** Progress to a goal: numbers on one line, and a bar that repeats them. */
export function GoalTiles() {
  return (
    <Tiles>
      {goals.map(({ name, done, goal }) => (
        <Tile key={name}>
          <ProgressBar label={name} share={done / goal} note={`${done}\u00a0of\u00a0${goal}`} />
        </Tile>
      ))}
    </Tiles>
  )
}
