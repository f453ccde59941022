import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { snapshotRestore } from '#api/client/snapshotRestore'
import { type Failure, isFailure } from '#contract/failure'
import { type FileFault, faultyBodySchema } from '#contract/scenario/fault'
import type { Difference, SavedSnapshot, SkippedRow } from '#contract/scenario/snapshot'
import { download } from '#lib/files/download'
import { useText } from '#ui/intl/useText'
import { readTestControls } from '../api/scenario'
import {
  compareSnapshot,
  exportSnapshot,
  importSnapshot,
  readSnapshots,
  removeSnapshot,
  saveSnapshot,
} from '../api/snapshots'
import { useActions } from '../useActions'
import { failureOf, type Scenario } from '../useScenario'
import { takeDevice } from './deviceStorage'
import { givingUp, isWithoutRoom, type OfflinePart, offlineCopy } from './offlineCopy'
import { readSnapshotFile, type SnapshotProblem } from './readSnapshotFile'

/** Offline files that may be deleted to make space for a snapshot; `answer` gives the tester's decision. */
interface RoomQuestion {
  parts: OfflinePart[]
  answer: (yes: boolean) => void
}

/** Saved snapshots and their actions. Results are reported in the panel's footer. */
export function useSnapshots(scenario: Scenario) {
  const text = useText()
  const { failure, run, runNext } = useActions(scenario)
  const [list, setList] = useState<SavedSnapshot[] | null>(null)
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
    readSnapshots().then(
      (snapshots) => {
        setList(snapshots)
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

  function refused(problem: SnapshotProblem['problem'] | 'invalid', detail = ''): Failure {
    const message = text(`scenario.snapshot.problem.${problem}`, { detail })
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
        () => keep(async () => setList(await saveSnapshot(name, takeDevice()))),
        text('scenario.snapshot.saved', { name }),
      ),
    remove: ({ id, name }: SavedSnapshot) =>
      act(
        async () => {
          setList(await removeSnapshot(id))
          setCompared(null)
        },
        text('scenario.snapshot.removed', { name }),
      ),
    /** Notifies every tab, including this one (`RestoreDialog`). */
    restore: ({ id, name }: SavedSnapshot) => snapshotRestore.set({ id, name, hasBegun: false }),
    save: ({ id, name }: SavedSnapshot) =>
      act(
        async () => download(await exportSnapshot(id), `${name}.world.json`, 'application/json'),
        text('scenario.snapshot.exported', { name }),
      ),
    /** `other`: null for the current state. */
    compare: (snapshot: SavedSnapshot, other: SavedSnapshot | null) => {
      const names = { first: snapshot.name, second: other?.name ?? text('scenario.snapshot.now') }
      return act(
        async () => {
          setCompared({
            ...names,
            differences: await compareSnapshot(snapshot.id, other?.id ?? null),
          })
        },
        text('scenario.snapshot.compared', names),
      )
    },
    /** A chosen or dropped file waits for the action in progress. */
    take: (file: File) =>
      act(
        async () => {
          setSkipped([])
          const read = await readSnapshotFile(file)
          if ('problem' in read) throw refused(read.problem, read.detail)
          try {
            await keep(async () => {
              const { worlds: snapshots, skipped: left } = await importSnapshot(read.json)
              setList(snapshots)
              setSkipped(left)
            })
          } catch (cause) {
            const body = isFailure(cause) ? cause.body : null
            if (!v.is(faultyBodySchema, body)) throw cause
            setFault(body.fault)
            throw refused('invalid')
          }
        },
        text('scenario.snapshot.imported', { name: file.name }),
        runNext,
      ),
  }
}
