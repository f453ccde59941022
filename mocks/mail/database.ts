import type { Table } from 'dexie'
import type { MailFile } from '#contract/mail/changes'
import type { MailLabel } from '#contract/mail/labels'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import { indexed, type MailRow, reindexed } from './places'
import { sampleRows } from './sample'

/** Content of an attachment, in its own table, so that reading a mail does not load it. */
export interface FileRow extends MailFile {
  /** The attachment's id. */
  id: string
}

class MailDatabase extends DemoDatabase {
  declare readonly mails: Table<MailRow, string>
  declare readonly files: Table<FileRow, string>
  declare readonly labels: Table<MailLabel, string>

  constructor() {
    super('mail', { mails: 'id, *places', files: 'id' })
    this.version(3)
      .stores({ mails: 'id, *places, *heads, thread' })
      .upgrade(async () => {
        const rows: object[] = await this.mails.toArray()
        await this.table('mails').bulkPut(reindexed(rows))
      })
    this.version(4).stores({ labels: 'id' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    const { mails, labels } = sampleRows(content, at)
    return { mails: indexed(mails), labels }
  }

  override replace(rows: Rows): Promise<void> {
    return super.replace({ ...rows, mails: reindexed(rows['mails'] ?? []) })
  }
}

export const mailDatabase = new MailDatabase()
