import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { worldRestore } from '#api/client/worldRestore'
import { type Failure, isFailure } from '#contract/failure'
import { type FileFault, faultyBodySchema } from '#contract/scenario/fault'
import type { Difference, SavedWorld, SkippedRow } from '#contract/scenario/world'
import { download } from '#lib/files/download'
import { useText } from '#ui/intl/useText'
import { readTestControls } from '../api/scenario'
import {
  compareWorld,
  exportWorld,
  importWorld,
  readWorlds,
  removeWorld,
  saveWorld,
} from '../api/worlds'
import { useActions } from '../useActions'
import { failureOf, type Scenario } from '../useScenario'
import { takeDevice } from './deviceStorage'
import { givingUp, isWithoutRoom, type OfflinePart, offlineCopy } from './offlineCopy'
import { readWorldFile, type WorldProblem } from './readWorldFile'

/** Offline files that may be deleted to make space for a snapshot; `answer` gives the tester's decision. */
interface RoomQuestion {
  parts: OfflinePart[]
  answer: (yes: boolean) => void
}

/** Saved snapshots and their actions. Results are reported in the panel's footer. */
export function useWorlds(scenario: Scenario) {
  const text = useText()
  const { failure, run, runNext } = useActions(scenario)
  const [list, setList] = useState<SavedWorld[] | null>(null)
  const [readFailure, setReadFailure] = useState<Failure | null>(null)
  const [skipped, setSkipped] = useState<SkippedRow[]>([])
  const [fault, setFault] = useState<FileFault | null>(null)
  const [roomQuestion, setRoomQuestion] = useState<RoomQuestion | null>(null)
  const [givenUp, setGivenUp] = useState<OfflinePart[]>([])
  const [compared, setCompared] = useState<{
    first: string
    second: string
    differences: Difference[]
  } | null>(null)

  const read = useCallback(() => {
    readWorlds().then(
      (worlds) => {
        setList(worlds)
        setReadFailure(null)
      },
      (cause: unknown) => setReadFailure(failureOf(cause)),
    )
  }, [])

  useEffect(read, [read])

  /** Reads the rules again after each action, because a snapshot brings its own. */
  const act = (work: () => Promise<void>, done: string, how = run) =>
    how(async () => {
      // Clear messages about the previous action.
      setFault(null)
      setGivenUp([])
      await work()
      return readTestControls()
    }, done)

  function mayGiveUp(parts: OfflinePart[]): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean) => {
        setRoomQuestion(null)
        resolve(yes)
      }
      setRoomQuestion({ parts, answer })
    })
  }

  function refused(problem: WorldProblem['problem'] | 'invalid', detail = ''): Failure {
    const message = text(`scenario.world.problem.${problem}`, { detail })
    return { kind: 'http', status: 400, message }
  }

  /** Saves. If storage is full, it may replace offline files, with the tester's consent. */
  async function keep(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (cause) {
      const parts = isWithoutRoom(cause) ? await offlineCopy() : []
      if (parts.length === 0 || !(await mayGiveUp(parts))) throw cause
      await givingUp(parts, work, (part) => setGivenUp((before) => [...before, part]))
    }
  }

  return {
    list,
    readFailure,
    failure,
    skipped,
    fault,
    roomQuestion,
    givenUp,
    compared,
    read,
    add: (name: string) =>
      act(
        () => keep(async () => setList(await saveWorld(name, takeDevice()))),
        text('scenario.world.saved', { name }),
      ),
    remove: ({ id, name }: SavedWorld) =>
      act(
        async () => {
          setList(await removeWorld(id))
          setCompared(null)
        },
        text('scenario.world.removed', { name }),
      ),
    /** Notifies every tab, including this one (`RestoreDialog`). */
    restore: ({ id, name }: SavedWorld) => worldRestore.set({ id, name, hasBegun: false }),
    save: ({ id, name }: SavedWorld) =>
      act(
        async () => download(await exportWorld(id), `${name}.world.json`, 'application/json'),
        text('scenario.world.exported', { name }),
      ),
    /** `other`: null for the current state. */
    compare: (world: SavedWorld, other: SavedWorld | null) => {
      const names = { first: world.name, second: other?.name ?? text('scenario.world.now') }
      return act(
        async () => {
          setCompared({ ...names, differences: await compareWorld(world.id, other?.id ?? null) })
        },
        text('scenario.world.compared', names),
      )
    },
    /** A chosen or dropped file waits for the action in progress. */
    take: (file: File) =>
      act(
        async () => {
          setSkipped([])
          const read = await readWorldFile(file)
          if ('problem' in read) throw refused(read.problem, read.detail)
          try {
            await keep(async () => {
              const { worlds, skipped: left } = await importWorld(read.json)
              setList(worlds)
              setSkipped(left)
            })
          } catch (cause) {
            const body = isFailure(cause) ? cause.body : null
            if (!v.is(faultyBodySchema, body)) throw cause
            setFault(body.fault)
            throw refused('invalid')
          }
        },
        text('scenario.world.imported', { name: file.name }),
        runNext,
      ),
  }
}
