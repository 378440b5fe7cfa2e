import type { InterfaceLanguageCode } from '../interface-languages/interface-languages.ts'
import type { LearnerCourse, LearnerDocument } from './learner-document.ts'

/** How a page for learners is drawn. */
export interface LearnPageOptions {
  /** Address of Lectern without a trailing slash, for the addresses in previews of links. */
  readonly publicUrl: string
  /** Only the player, for frames. */
  readonly embedded: boolean
  /** The interface language that the browser prefers. Pages of a document use the language of the document if Lectern has it. */
  readonly language: InterfaceLanguageCode | undefined
}

/** A drawn page. */
export interface LearnPage {
  readonly html: string
  /**
   * The hash of its style element, as a source for a content security policy without the quotes: `sha256-` and base 64 (CSP
   * Level 3, section 2.3.1).
   */
  readonly styleHash: string
}

/**
 * Draws the pages for learners as complete HTML documents. The web build implements it as a module for the server
 * (`dist/learn-server/learn-pages.js`), so that slides are drawn by the same code as in the browser. The documents contain
 * their styles, so that the first slide waits for no file. They contain no script element with code: their script and data are
 * files.
 */
export interface LearnPages {
  /** The page of a document: first slide or episode, transcript, and what previews of links need. */
  renderDocument(document: LearnerDocument, options: LearnPageOptions): Promise<LearnPage>
  renderCourse(course: LearnerCourse, options: LearnPageOptions): Promise<LearnPage>
  /** For an address that is unknown, revoked or expired. It is the same for all of them. */
  renderNotFound(options: Pick<LearnPageOptions, 'language' | 'publicUrl'>): Promise<LearnPage>
}
