import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { Tag } from './tags.ts'

/** Limits of one multipart file field. `kind` decides which magic bytes are accepted. */
export interface FileField {
  readonly kind: 'image' | 'pdf'
  readonly maxFiles: number
  readonly maxBytes: number
}

/** How a call's input is sent: a JSON body, a query string (path parameters included), or a multipart form. */
export type InputForm = 'json' | 'query' | 'multipart'

/** What a call answers: the JSON envelope, or a file (then `output` is unused and `fileName` names it). */
export type AnswerForm = 'json' | 'file'

/**
 * Named refusals: the key is the name, the value the sentence that the person reads (409). The handler fills `{name}`.
 */
export type Refusals = Readonly<Record<string, string>>

/** The file fields of a multipart form. */
export type FileFields = Readonly<Record<string, FileField>>

/**
 * One call of the source, defined once (product.md section 7, calls.md section 7). Route, typed client, form
 * validation, OpenAPI and the rights tests are all derived from it.
 */
export interface Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Words extends Refusals = Refusals,
  Who extends Access = Access,
  Files extends FileFields = FileFields,
  Answer extends AnswerForm = AnswerForm,
  FilledIn extends boolean = boolean,
> {
  readonly method: 'GET' | 'POST'
  /** Exactly as in the source; path parameters as `{id}`, which are fields of the input. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Who
  /**
   * The data its answer shows; empty when nothing people do here makes it stale. Absent from a call that only writes.
   */
  readonly reads?: readonly Tag[]
  /** The data it makes stale on success; empty when no screen shows any. Absent from a call that only reads. */
  readonly changes?: readonly Tag[]
  /** On the server; in pages only of a call that `isFilledIn`. */
  readonly input: Input
  /** A form checks what is typed by its input before it sends it, and takes the limits of its fields from there. */
  readonly isFilledIn: FilledIn
  /** At once on the server; in pages only of a call that `isKept`. */
  readonly output: Output
  /** The same, where a page may have to load it first. */
  readonly loadOutput: () => Promise<Output>
  readonly refusals: Words
  readonly form: InputForm
  readonly answer: Answer
  readonly files: Files
  /** Maximum JSON body in bytes; the default is 64 KiB. */
  readonly maxBodyBytes?: number
  /** For shared answers that rarely change: seconds a client may cache them, with an ETag. */
  readonly cacheSeconds?: number
  /**
   * Public content, whose answer may be up to `maxLagSeconds` old (`lag.ts`): read from a standby of the database where there is one, unless
   * the caller has just changed something. Its handler reads by `context.reads` and `plannedReads` alone.
   */
  readonly mayLag?: boolean
  /**
   * Refused while a global administrator acts as the person (passwords, email addresses, payouts, refunds, deletions).
   * So is every file that a signed-in person takes out of the suite.
   */
  readonly notWhileActing?: boolean
  /** When it answers 403 or 404, only a message and a redirect flag: the screen it fills is not for the caller any more. */
  readonly redirects?: boolean
  /**
   * A read of what people need, whom they book for, where they live and what is noted of them: recorded while a global administrator acts as
   * the person, before it is answered. `private-reads.test.ts` finds a call that lacks it.
   */
  readonly isPrivateRead?: boolean
  /** Its answer is kept on devices (`useCall`), which compare it with the schema when they have no connection. */
  readonly isKept?: boolean
}

/** A call that a form is made for. */
export type FormCall = Call & { readonly isFilledIn: true }

/** The calls of one group of the source; the key is the call's name everywhere. */
export type CallGroup = Readonly<Record<string, Call>>

/** Every call declares what it reads or what it changes, or both. */
type Effects =
  | { readonly reads: readonly Tag[]; readonly changes?: readonly Tag[] }
  | { readonly reads?: readonly Tag[]; readonly changes: readonly Tag[] }

type CallFields<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Words extends Refusals,
  Who extends Access,
  Files extends FileFields,
  Answer extends AnswerForm,
  FilledIn extends boolean,
> = Omit<
  Call<Input, Output, Words, Who, Files, Answer>,
  'reads' | 'changes' | 'refusals' | 'form' | 'answer' | 'files' | 'input' | 'isFilledIn' | 'output' | 'loadOutput'
> &
  Effects & {
    /** Made when it is first used: a page uses few of the calls that it loads, and schemas are dear to make. */
    readonly input: () => Input
    readonly output: () => Output
    /** What the build of pages puts in the place of `output`. */
    readonly loadOutput?: () => Promise<Output>
    readonly refusals?: Words
    readonly form?: InputForm
    readonly answer?: Answer
    readonly files?: Files
    readonly isFilledIn?: FilledIn
  }

/** Completes a call with its defaults: GET reads the query, POST a JSON body, the answer is the envelope. */
export function defineCall<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Words extends Refusals = Record<never, string>,
  const Who extends Access = Access,
  const Files extends FileFields = Record<never, FileField>,
  const Answer extends AnswerForm = 'json',
  const FilledIn extends boolean = false,
>(
  fields: CallFields<Input, Output, Words, Who, Files, Answer, FilledIn>,
): Call<Input, Output, Words, Who, Files, Answer, FilledIn> {
  const {
    refusals = {},
    answer = 'json',
    files = {},
    isFilledIn = false,
    input,
    output,
    loadOutput,
    ...others
  } = fields
  const form = fields.form ?? (fields.files ? 'multipart' : fields.method === 'GET' ? 'query' : 'json')
  let madeInput: Input | undefined
  let madeOutput: Output | undefined
  // An omitted field has its default type, which only the signature can express.
  return {
    ...others,
    form,
    refusals: refusals as Words,
    answer: answer as Answer,
    files: files as Files,
    isFilledIn: isFilledIn as FilledIn,
    get input() {
      madeInput ??= input()
      return madeInput
    },
    get output() {
      madeOutput ??= output()
      return madeOutput
    },
    async loadOutput() {
      madeOutput ??= await (loadOutput ?? output)()
      return madeOutput
    },
  }
}

/** What a caller sends. */
export type InputOf<C extends Call> = z.input<C['input']>
/** What a handler receives, after parsing. */
export type ParsedInputOf<C extends Call> = z.output<C['input']>
/** What a handler answers. */
export type AnswerOf<C extends Call> = z.input<C['output']>
/** What the caller receives of it in `responseData`. */
export type OutputOf<C extends Call> = z.output<C['output']>
/** The names of a call's refusals. */
export type RefusalOf<C extends Call> = keyof C['refusals'] & string
