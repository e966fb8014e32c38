import { iconBell } from "./icon-bell.ts";
import { iconBookmark } from "./icon-bookmark.ts";
import { iconCalendar } from "./icon-calendar.ts";
import { iconCamera } from "./icon-camera.ts";
import { iconCopy } from "./icon-copy.ts";
import { iconDownload } from "./icon-download.ts";
import { iconEdit } from "./icon-edit.ts";
import { iconEye } from "./icon-eye.ts";
import { iconFilter } from "./icon-filter.ts";
import { iconHeart } from "./icon-heart.ts";
import { iconMenu } from "./icon-menu.ts";
import { iconMicrophone } from "./icon-microphone.ts";
import { iconPlay } from "./icon-play.ts";
import { iconSearch } from "./icon-search.ts";
import { iconSettings } from "./icon-settings.ts";
import { iconShare } from "./icon-share.ts";
import { iconSunMoon } from "./icon-sun-moon.ts";
import { iconTrash } from "./icon-trash.ts";
import { iconUpload } from "./icon-upload.ts";
import { iconVolume } from "./icon-volume.ts";

export const iconAnimations = [
  iconMenu,
  iconPlay,
  iconHeart,
  iconBookmark,
  iconEye,
  iconVolume,
  iconMicrophone,
  iconSunMoon,
  iconBell,
  iconDownload,
  iconUpload,
  iconTrash,
  iconSearch,
  iconSettings,
  iconShare,
  iconEdit,
  iconCalendar,
  iconCamera,
  iconCopy,
  iconFilter,
];
