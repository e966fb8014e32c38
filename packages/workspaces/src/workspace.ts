import type { FileKey } from "@zoetrope/storage";
import type { FeatureSlug, Plan } from "./plans/plans.ts";
import type { AssignableRole, PermissionScope, Role } from "./members/roles.ts";

/** One thing a plan counts. */
export interface Feature {
  name: string;
  slug: FeatureSlug;
  /** Null: no limit. */
  max: number | null;
  isEnabled: boolean;
  currentCount: number;
}

/** A workspace as one of its members sees it. */
export interface Workspace {
  id: string;
  name: string;
  icon: FileKey | null;
  /** The role of whoever asks. */
  role: Role;
  permissionScopes: PermissionScope[];
  features: Feature[];
  /** Null when the plan has ended: it can be looked at, nothing more. */
  plan: Pick<Plan, "slug" | "name" | "planPosition"> | null;
  createdAt: Date;
}

export interface Member {
  id: string;
  name: string;
  avatarKey: FileKey | null;
  /** Null where the reader is not to see it. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  isOwner: boolean;
}

/** The workspace that a company has for everybody with an address at its domain. */
export interface OfficialWorkspace {
  id: string;
  name: string;
  icon: FileKey | null;
  isMember: boolean;
  hasRequestedToJoin: boolean;
  canJoinInstantly: boolean;
  isJoinRequestRestricted: boolean;
  /** The first hundred, the owner at the top. */
  members: Member[];
  memberCount: number;
  planPosition: number | null;
  planName: string | null;
}

/** How colleagues come in: at once, after somebody has said yes, or by invitation only. */
export const joinPolicies = ["instant", "request", "restricted"] as const;
export type JoinPolicy = (typeof joinPolicies)[number];

export interface OfficialDomain {
  domain: string;
  joinPolicy: JoinPolicy;
}

export interface Invitation {
  id: string;
  email: string;
  role: AssignableRole;
  workspace: { id: string; name: string; icon: FileKey | null };
  createdAt: Date;
  expiresAt: Date;
}

export interface JoinRequest {
  userId: string;
  name: string;
  email: string;
  avatarKey: FileKey | null;
  createdAt: Date;
}
